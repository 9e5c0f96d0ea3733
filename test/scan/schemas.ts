import { z } from 'zod';

const message = z.strictObject({ text: z.string().min(1) });
const level = z.enum(['none', 'note', 'warning', 'error']);
/** A relative reference: nothing in it may be taken for a scheme, a query or a fragment. */
const uri = z.string().regex(/^(?:[\w.~!$&'()*+;=@/-]|%[0-9A-F]{2})+$/);
const from1 = z.number().int().min(1);

/** What SARIF 2.1.0 asks of the parts that we write: required properties, closed lists of words, and no property of another name. */
export const sarifLog = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string().min(1),
          version: z.string(),
          rules: z
            .array(
              z.strictObject({
                id: z.string().regex(/^[\w-]+$/),
                name: z.string(),
                shortDescription: message,
                help: message,
                defaultConfiguration: z.strictObject({ level }),
                properties: z.looseObject({ tags: z.array(z.string()) }),
              }),
            )
            .refine((it) => new Set(it.map(({ id }) => id)).size === it.length),
        }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          ruleIndex: z.number().int().min(0),
          level,
          message,
          locations: z.array(
            z.strictObject({
              physicalLocation: z.strictObject({
                artifactLocation: z.strictObject({ uri }),
                region: z.strictObject({ startLine: from1, startColumn: from1.optional() }).optional(),
              }),
            }),
          ),
          partialFingerprints: z.record(z.string(), z.string()),
          suppressions: z
            .array(
              z.strictObject({
                kind: z.enum(['inSource', 'external']),
                status: z.enum(['accepted', 'underReview', 'rejected']),
                justification: z.string(),
              }),
            )
            .optional(),
          properties: z.looseObject({}),
        }),
      ),
    }),
  ),
});

const text = z.string().min(1);
const tool = z.strictObject({ id: text, name: text, version: text, vendor: z.strictObject({ name: text }) });
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

/** What version 15 of GitLab's report of secret detection asks of the parts that we write. */
export const gitlabReport = z.strictObject({
  version: z.string().regex(/^15\.\d+\.\d+$/),
  scan: z.strictObject({
    analyzer: tool,
    scanner: tool,
    type: z.literal('secret_detection'),
    start_time: moment,
    end_time: moment,
    status: z.enum(['success', 'failure']),
  }),
  vulnerabilities: z
    .array(
      z.strictObject({
        id: text,
        category: z.literal('secret_detection'),
        name: z.string().max(255),
        description: z.string().max(1_048_576),
        severity: z.enum(['Info', 'Unknown', 'Low', 'Medium', 'High', 'Critical']),
        solution: z.string().max(7000),
        location: z.strictObject({
          file: text.optional(),
          start_line: z.number().int().optional(),
          end_line: z.number().int().optional(),
          commit: z.strictObject({ sha: text }),
        }),
        identifiers: z.array(z.strictObject({ type: text, name: text, value: text })).min(1),
        flags: z.array(z.strictObject({ type: z.literal('flagged-as-likely-false-positive'), origin: text, description: text })).optional(),
      }),
    )
    .refine((it) => new Set(it.map(({ id }) => id)).size === it.length),
  remediations: z.array(z.never()),
});
