import type { JobTimes } from './job-states'

export const blankDraft: JobTimes = {
  state: 'draft',
  deadline: null,
  publishedAt: null,
  renewedAt: null,
  expiresAt: null,
  withdrawnAt: null,
  isBlocked: false,
}
