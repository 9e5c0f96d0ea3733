import { expect, test } from 'vitest';
import { specs } from '../../src/collections/specs/index.ts';
import { redact } from '../../src/redact/redact.ts';

const reading = (path: string, text: string) => specs.read({ path: redact(path, '').text, text: redact(text, path).text });

/** Requirements of a text as `id name`, and its counts. */
function told(path: string, text: string) {
  const data = reading(path, text).records[0]?.data;
  return [data?.requirements.map((it) => `${it.id} ${it.name}`), data?.counts.requirements, data?.counts.scenarios];
}

test.each([
  ['requirements.txt', 'flask==3.0\nrequests>=2\n# a comment about why this is here\nsix\n'],
  ['requirements.txt', '-r base.txt\n--index-url https://example.org/simple\nuvicorn[standard]~=0.30 ; python_version < "3.12"\n'],
  [
    'requirements.txt',
    '#\n# made by pip-compile with these words\n#\nattrs==24.1 \\\n    --hash=sha256:0f3c1ab\n    # via -r requirements.in\n',
  ],
  ['docs/requirements.txt', 'sphinx\nmyst-parser\n'],
  ['dev-requirements.txt', '-e .\n./libs/a\ngit+https://example.org/a.git@main#egg=a\nb @ https://example.org/b.whl\n'],
  ['requirements.txt', ''],
])('%s with packages is no specification', (path, text) => {
  expect(reading(path, text)).toEqual({ records: [], problems: [], leftOut: 'is a list of packages to install' });
});

test.each(['requirements-dev.txt', 'requirements/dev.txt', 'constraints.txt'])('%s is at no place of a specification', (path) => {
  expect(specs.owns(path)).toBe(false);
});

test.each([
  ['requirements.txt', 'Overview\n\nThe shop must keep every order for ten years.\n- Users can log in\n'],
  ['requirements.txt', '商店必须保存每个订单十年。\n'],
  ['PRD.txt', 'six\n'],
  ['requirements.md', 'six\n'],
])('%s in words is one', (path, text) => {
  expect(reading(path, text).records).toHaveLength(1);
});

test('the name of a requirement in a table is the cell of its column alone', () => {
  const rows = '| FR-002 | bye | done |\n| FR-003 | | open |\n';
  const path = 'kitty-specs/001-a/spec.md';
  expect(told(path, `# A\n\n| ID | Requirement | Status |\n|---|---|---|\n${rows}`)[0]).toEqual(['FR-002 bye', 'FR-003 null']);
  expect(
    told(path, '# A\n\n| ID | Title | Requirement | Status |\n|---|---|---|---|\n| FR-001 | Greet | MUST greet | open |\n')[0],
  ).toEqual(['FR-001 Greet']);
  expect(told(path, '# A\n\n| ID | Priority | Text |\n|---|---|---|\n| FR-001 | high | MUST greet |\n')[0]).toEqual(['FR-001 MUST greet']);
  expect(told(path, '# A\n\n| ID | P | Q |\n|---|---|---|\n| FR-001 | MUST greet | x |\n')[0]).toEqual(['FR-001 MUST greet']);
});

test('ids without a hyphen are requirements where they are defined, and not in a list of epics', () => {
  const text =
    '# PRD\n\n## Functional Requirements\n\n- FR1: Users can log in\n- **FR2:** Users can pay\n1. FR3: Users can leave\n\n### Others\n\n- NFR1: fast\n\nFR1 matters.\n- FR2 is hard\n';
  expect(told('_bmad-output/planning-artifacts/prd.md', text)).toEqual([
    ['FR1 Users can log in', 'FR2 Users can pay', 'FR3 Users can leave', 'NFR1 fast'],
    4,
    0,
  ]);
  expect(told('_bmad-output/planning-artifacts/epics.md', '# Epics\n\nFR1: Users can log in\n\n- FR1: Epic 1\n')[1]).toBe(0);
});

test('acceptance criteria with ids are no requirements', () => {
  expect(told('.moai/specs/SPEC-AU-001/acceptance.md', '# Acceptance\n\n- [x] AC-1: Logs in\n- [ ] AC-2: Logs out\n').slice(1)).toEqual([
    0, 2,
  ]);
  const scenario = '# Acceptance\n\n## AC-1: Logs in\n\n- Given a user\n- When they log in\n';
  expect(told('.moai/specs/SPEC-AU-001/acceptance.md', scenario).slice(1)).toEqual([0, 1]);
});

test('a requirement that has only its form beside its id is named by its sentence', () => {
  const text =
    '# Login\n\n### REQ-AU-001 (Ubiquitous)\n\nThe system shall ask.\n\n### REQ-AU-002: Event-Driven\n\n- WHEN asked, it shall answer.\n\n### REQ-AU-003\n\n### REQ-AU-004 Optional login\n\n- **REQ-AU-005** (Unwanted): IF it fails, it shall wait.\n';
  expect(told('.moai/specs/SPEC-AU-001/spec.md', text)[0]).toEqual([
    'REQ-AU-001 The system shall ask.',
    'REQ-AU-002 WHEN asked, it shall answer.',
    'REQ-AU-003 null',
    'REQ-AU-004 Optional login',
    'REQ-AU-005 IF it fails, it shall wait.',
  ]);
});
