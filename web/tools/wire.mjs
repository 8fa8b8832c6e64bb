// Turns the JSON Schema on standard input (python -m nineteenth.server.wire_schema) into TypeScript on standard output.

const chunks = [];
for await (const chunk of process.stdin) {
  chunks.push(chunk);
}
const { definitions } = JSON.parse(Buffer.concat(chunks).toString("utf8"));

const nameOf = (reference) => reference.split("/").at(-1);

/** The TypeScript type of a schema, for the shapes that the server's structs make. */
function typeOf(schema) {
  if (schema.$ref) {
    return nameOf(schema.$ref);
  }
  if (schema.enum) {
    return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  }
  if (schema.anyOf) {
    return schema.anyOf.map(typeOf).join(" | ");
  }
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return arrayOf(schema);
    case "object":
      return schema.properties ? fieldsOf(schema) : `Record<string, ${mapValue(schema.additionalProperties)}>`;
    default:
      return "unknown";
  }
}

function arrayOf(schema) {
  if (schema.prefixItems) {
    return `[${schema.prefixItems.map(typeOf).join(", ")}]`;
  }
  const item = typeOf(schema.items ?? {});
  return item.includes(" ") ? `Array<${item}>` : `${item}[]`;
}

function mapValue(schema) {
  return schema && typeof schema === "object" ? typeOf(schema) : "unknown";
}

function fieldsOf(schema) {
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties).map(
    ([name, field]) => `  ${name}${required.has(name) ? "" : "?"}: ${typeOf(field)};`,
  );
  return `{\n${lines.join("\n")}\n}`;
}

/** The whole docstring as a comment, its reStructuredText quotes as Markdown's. */
function comment(schema) {
  const text = schema.description?.replaceAll("``", "`").trim();
  if (!text) {
    return "";
  }
  const lines = text.split("\n").map((line) => line.trim());
  return lines.length === 1 ? `/** ${lines[0]} */\n` : `/**\n${lines.map((line) => (line ? ` * ${line}` : " *")).join("\n")}\n */\n`;
}

const blocks = Object.entries(definitions)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, schema]) =>
    schema.type === "object" && schema.properties
      ? `${comment(schema)}export interface ${name} ${fieldsOf(schema)}\n`
      : `${comment(schema)}export type ${name} = ${typeOf(schema)};\n`,
  );

process.stdout.write(`// Generated from the server's structs by \`npm run wire\`; do not edit.\n\n${blocks.join("\n")}`);
