// Beside the schema of pictures: browsers read them without its library.

/** The sizes that every picture has, from the smallest on. */
export const thumbSizes = ['small', 'medium', 'large', 'xlarge'] as const
