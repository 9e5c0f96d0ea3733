/** The word for the step that a handoff stands at. */
export const stepLabel = ({ begun }: { begun: boolean }) => (begun ? 'task.stoodAt' : 'handoffs.firstOpenStep');

/** A step as it is called everywhere. */
export const stepName = ({ number, title }: { number: number; title: string }): string => `Step ${number}: ${title}`;
