/** The folder of the packages beside which this program is installed; null in a checkout of it. */
export const installedBeside: string | null = /^.*?[\\/]node_modules(?=[\\/])/.exec(import.meta.dirname)?.[0] ?? null;
