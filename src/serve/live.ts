import type { ServerResponse } from 'node:http';

/** Address of the events that open pages listen to. No page of a site begins like this. */
export const eventsPath = '/__handover/events';

/** Address of the script that listens. */
export const scriptPath = '/__handover/reload.js';

/** Tells open pages what became of the newest build. */
export interface Live {
  /** Name of the newest good build. */
  build(): string;
  /** Keeps a browser's connection, and tells it how things stand. */
  connect(response: ServerResponse): void;
  /** A build has succeeded: open pages load again. */
  built(): void;
  /** A build has failed: open pages say so, with `message`, and stay. */
  failed(message: string): void;
  /** Ends all connections. */
  close(): void;
}

/** `session` tells the builds of this run from those of an earlier one, which open pages may still show. */
export function liveReload(session: string): Live {
  const open = new Set<ServerResponse>();
  let number = 0;
  let failure: string | null = null;
  const build = (): string => `${session}.${number}`;
  // A page compares the build with its own. So one that connects late, or again, learns what it missed.
  const state = (): string => `data: ${JSON.stringify({ build: build(), failure })}\n\n`;
  const tell = (): void => {
    for (const response of open) response.write(state());
  };
  return {
    build,
    connect: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(`retry: 1000\n${state()}`);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    built: () => {
      number += 1;
      failure = null;
      tell();
    },
    failed: (message) => {
      failure = message;
      tell();
    },
    close: () => {
      for (const response of open) response.end();
    },
  };
}
