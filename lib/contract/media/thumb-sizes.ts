// Separate from the schema of pictures, so that browsers can import it without zod.

/** Sizes of every picture, smallest first. */
export const thumbSizes = ['small', 'medium', 'large', 'xlarge'] as const
