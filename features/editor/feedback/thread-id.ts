/** The id of a thread's element in the panel, or of the field of a new one. */
export const threadId = (id: number | null) => `comment-${id ?? 'new'}`
