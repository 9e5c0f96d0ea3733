/** Whether a value can be the name of the task file: a path below the top of a working tree. */
export function isTaskFileName(value: unknown): value is string {
  return (
    typeof value === 'string' && value !== '' && !/^(?:[/\\]|[A-Za-z]:[/\\])/.test(value) && !/(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(value)
  );
}
