/** The screens of the administration that show what is no record, by the last part of their address. */
export const reportNames = ['broken-links', 'searches', 'rights', 'personal-data'] as const

export type ReportName = (typeof reportNames)[number]
