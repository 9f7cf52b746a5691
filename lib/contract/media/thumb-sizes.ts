// A separate module, so that browsers can import it without the schema of pictures, which needs
// zod.

/** Sizes of every picture, starting with the smallest. */
export const thumbSizes = ['small', 'medium', 'large', 'xlarge'] as const
