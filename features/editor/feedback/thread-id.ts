/** The id of a thread's element in the panel. */
export const threadId = (id: number) => `comment-${id}`
