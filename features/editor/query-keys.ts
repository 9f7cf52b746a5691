/** The first part of the query keys of the hub. */
export const hubKey = ['hub'] as const
