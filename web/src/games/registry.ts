import type { GameScreen } from "./screen";

/** One line a game: its screen is loaded when somebody sits down to it. */
const SCREENS: Record<string, () => Promise<{ default: GameScreen<never> }>> = {
  golf: () => import("./golf"),
  golf_solitaire: () => import("./golf_solitaire"),
  karusele: () => import("./karusele"),
  five_hundred: () => import("./five_hundred"),
};

export async function screenOf(game: string): Promise<GameScreen | null> {
  const load = SCREENS[game];
  return load ? ((await load()).default as unknown as GameScreen) : null;
}
