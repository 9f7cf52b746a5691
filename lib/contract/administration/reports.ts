/**
 * Screens of the administration that show no record type, named by the last segment of their path.
 */
export const reportNames = ['broken-links', 'searches', 'trash', 'rights', 'personal-data'] as const

export type ReportName = (typeof reportNames)[number]
