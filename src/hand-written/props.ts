import { componentProps, type ComponentName } from '../model/page-components.ts';
import { nearest } from '../model/nearest.ts';

/** A prop as it is written: its text, or null without one; `isCode` for what stands in braces. */
export interface WrittenProp {
  name: string;
  value: string | null;
  isCode: boolean;
}

/** What is wrong with the props of a component: which one (null for the component as a whole), and why. */
export interface PropFault {
  prop: string | null;
  message: string;
  hint: string;
}

export const isComponent = (name: string): name is ComponentName => Object.hasOwn(componentProps, name);

/** Names of all components. */
export const componentNames = Object.keys(componentProps).filter(isComponent);

/** The checked props of a component, and what is wrong with them. */
export function propsOf(component: ComponentName, written: readonly WrittenProp[]): { props: Record<string, string>; faults: PropFault[] } {
  const schema = componentProps[component];
  const names = Object.keys(schema.shape);
  const allowed = names.length === 0 ? `\`<${component}>\` takes no props` : `\`<${component}>\` takes: ${names.join(', ')}`;
  const faults: PropFault[] = [];
  const values = new Map<string, string>();
  for (const { name, value, isCode } of written) {
    const say = (message: string, hint: string): void => void faults.push({ prop: name, message, hint });
    if (!names.includes(name)) {
      const meant = nearest(name, names);
      say(`\`<${component}>\` has no prop \`${name}\`.`, `${meant === null ? '' : `did you mean \`${meant}\`? `}${allowed}`);
    } else if (values.has(name)) say(`\`${name}\` stands twice.`, 'Keep one of them.');
    else if (isCode || value === null) say(`\`${name}\` must be a text.`, `Write  ${name}="…"`);
    values.set(name, value ?? '');
  }
  if (faults.length > 0) return { props: {}, faults };
  const checked = schema.safeParse(Object.fromEntries(values));
  const said = Object.entries<string | undefined>(checked.data ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  if (checked.success) return { props: Object.fromEntries(said), faults: [] };
  return {
    props: {},
    faults: checked.error.issues.map((it) => {
      const prop = String(it.path[0] ?? '');
      const given = values.has(prop);
      return {
        prop: given ? prop : null,
        message: given
          ? `\`${prop}\`: ${it.message.charAt(0).toLowerCase()}${it.message.slice(1)}.`
          : `\`<${component}>\` needs \`${prop}\`.`,
        hint: `Write  <${component} ${prop}="…" />`,
      };
    }),
  };
}
