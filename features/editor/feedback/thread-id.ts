/** Builds the id of a thread's element in the panel, or of the field of a new thread. */
export const toThreadId = (id: number | null) => `comment-${id ?? 'new'}`
