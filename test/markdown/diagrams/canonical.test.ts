import { expect, test } from 'vitest';
import { drawableOf } from '../../../src/markdown/diagrams/canonical.ts';
import { coded, decoded, labelOf } from '../../../src/markdown/diagrams/label.ts';
import { limits } from '../../../src/model/limits.ts';

const textOf = (source: string): string | null => {
  const text = drawableOf(source)?.text;
  return text === undefined ? null : decoded(text);
};

test('a flowchart is told in one spelling: boxes where they belong, and lines between them', () => {
  expect(
    textOf(`%%{init: {"theme": "x", "a": {}}}%%
graph LR;
  A-->|yes| B[Second]; B --- C & D
  subgraph one [Frame]
    direction TB
    A["First (now)"]:::red
  end
  C -. maybe .-> A
  style A fill:#f00
  click A "https://x.test"
  %% a note
`),
  ).toBe(`flowchart LR
n1[Second]
n2[C]
n3[D]
subgraph g1 [Frame]
n0[First (now)]
end
n0 -->|yes| n1
n1 --- n2
n1 --- n3
n2 -.->|maybe| n0`);
});

test('states, sequences, classes and entities are told so too', () => {
  expect(textOf('stateDiagram-v2\n[*] --> A\nA : waits\nstate "All of it" as B {\nC --> [*]\n}\nA --> B : go')).toBe(
    'stateDiagram-v2\nstate "waits" as s1\n[*] --> s1\nstate "All of it" as s2 {\nstate "C" as s3\ns3 --> [*]\n}\ns1 --> s2 : go',
  );
  expect(
    textOf(
      'sequenceDiagram\nautonumber\nactor U as A user\nU->>+my-api: GET <br/> /x\nrect rgb(0,0,0)\nalt ok\nmy-api-->>-U: 200\nelse\nNote over U: sad\nend\nend',
    ),
  ).toBe(
    'sequenceDiagram\nactor p1 as A user\nparticipant p2 as my-api\np1->>p2: 1. GET /x\nalt ok\np2-->>p1: 2. 200\nelse \u00A0\nNote over p1: sad\nend',
  );
  expect(textOf('classDiagram\nclass A {\n<<interface>>\n+List~int~ items\n+run(x) void\n}\nA "1" <|-- "*" B : is')).toBe(
    'classDiagram\nclass A {\n<<interface>>\n+List<int> items\n+run(x) void\n}\nA "1" <|-- "*" B : is',
  );
  expect(textOf('erDiagram\nA ||--o{ B : "has many"\nA {\nstring id PK, FK "key"\n}')).toBe(
    'erDiagram\nA ||--o{ B : has many\nA {\nstring id PK FK "key"\n}',
  );
});

test.each([
  ['another kind', 'gantt\n  title A'],
  ['nothing', ''],
  ['no boxes', 'graph TD'],
  ['no known direction', 'graph XX\nA-->B'],
  ['a line to a group', 'graph TD\nsubgraph one\nA\nend\nB --> one'],
  ['a group without an end', 'graph TD\nsubgraph one\nA-->B'],
  ['an end without a group', 'graph TD\nA-->B\nend'],
  ['a head of another form', 'graph TD\nA --x B'],
  ['a line nobody sees', 'graph TD\nA ~~~ B'],
  ['a shape by name', 'graph TD\nA@{ shape: doc } --> B'],
  ['half a box', 'graph TD\nA[one --> B'],
  ['signs of the private area', 'graph TD\nA[\uE000] --> B'],
  ['signs that turn the direction', 'graph TD\nA[\u202Ex] --> B'],
  ['a line without a head in a sequence', 'sequenceDiagram\nA->B: x'],
  ['a lost message', 'sequenceDiagram\nA-xB: x'],
  ['people in a box', 'sequenceDiagram\nbox Team\nparticipant A\nend'],
  ['an else for nobody', 'sequenceDiagram\nA->>B: x\nelse y'],
  ['a message too long for its place', `sequenceDiagram\nA->>B: ${'long '.repeat(20)}`],
  ['a choice between states', 'stateDiagram-v2\nstate A <<choice>>'],
  ['a note on a state', 'stateDiagram-v2\nA --> B\nnote right of A\ntext\nend note'],
  ['a class that is noted', 'classDiagram\nnote "x"\nA --> B'],
  ['a relation without a head', 'classDiagram\nA -- B'],
  ['none or one', 'erDiagram\nA |o--|| B : x'],
  ['too many characters', `graph TD\nA[${'x'.repeat(limits.diagram.characters)}]`],
  ['too many lines', `graph TD\n${'A-->B\n'.repeat(limits.diagram.lines)}`],
  ['too many boxes', `graph TD\n${Array.from({ length: limits.diagram.boxes + 1 }, (_, it) => `A${it}`).join('\n')}`],
  [
    'too many lines between them',
    'graph TD\nA & B & C & D & E & F & G & H & I & J & K & L & M --> N & O & P & Q & R & S & T & U & V & W & X & Y & Z',
  ],
])('a diagram with %s is not drawn', (_, source) => {
  expect(drawableOf(source)).toBeNull();
});

test.each([
  ['"quoted"', 'quoted'],
  ['one<br/>two', 'one\ntwo'],
  ['<b>bold</b> fa:fa-user me', 'bold me'],
  ['a #35;1 &lt;b&gt; #quot;c#quot;', 'a #1 <b> "c"'],
  ['', '\u00A0'],
  ['a label that is longer than a box is wide, so that it is broken', 'a label that is longer than a box is\nwide, so that it is broken'],
])('the label %s is %j', (written, label) => {
  expect(labelOf(written)).toBe(label);
});

test('signs of the language are others while a program reads them', () => {
  const label = 'a[b](c){d}|<e>"&;#*~`%';
  expect(coded(label)).toMatch(/^[a-e\uE000-\uE0FF]+$/);
  expect(decoded(coded(label))).toBe(label);
});
