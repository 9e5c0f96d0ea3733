import { z } from 'zod';

/** What a rendered text was told of its links: enough to know later whether it would still be rendered the same. */
export const leads = z.strictObject({
  /** Each link as it is written, and the address it leads to; null where it leads nowhere on the site. */
  links: z.array(z.tuple([z.string(), z.string().nullable()])),
  /** Address and fragment of each place that is linked, and whether it is there; null where nothing is known of the page. */
  places: z.array(z.tuple([z.string(), z.string(), z.boolean().nullable()])),
});

export type Leads = z.output<typeof leads>;

/** What answers a text's questions. */
interface Asked {
  linkOf(link: string): string | null;
  isThere(address: string, fragment: string): boolean | null;
}

/** Whether everything that was told would be told again. */
export function isAsTold({ links, places }: Leads, { linkOf, isThere }: Asked): boolean {
  return (
    links.every(([link, address]) => linkOf(link) === address) &&
    places.every(([address, fragment, there]) => isThere(address, fragment) === there)
  );
}
