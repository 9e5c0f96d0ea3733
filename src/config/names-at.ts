import { z } from 'zod';

/** Names that may stand in what lies at `path` of a value that a schema describes, whichever form it has; none where any name may stand. */
export function namesAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return namesAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return namesAt(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((it) => namesAt(it, path));
  const [key, ...below] = path;
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, unknown>> = schema.shape;
    return key === undefined ? Object.keys(shape) : namesAt(shape[String(key)], below);
  }
  if (key === undefined) return [];
  if (schema instanceof z.ZodArray) return namesAt(schema.element, below);
  return schema instanceof z.ZodRecord ? namesAt(schema.valueType, below) : [];
}
