/** Screens of the administration other than record types, by the last segment of their path. */
export const reportNames = ['broken-links', 'searches', 'trash', 'rights', 'personal-data'] as const

export type ReportName = (typeof reportNames)[number]
