import type { IssueLine } from '@/lib/contract/records/newsletter-issue'

const pageSize = 20

/** A page of the past issues. Pages count from 1. */
export interface IssueListPage {
  issues: readonly IssueLine[]
  page: number
  pages: number
}

/** Returns a page of the past issues by its number in the address; null for an unknown one. */
export function selectIssuePage(issues: readonly IssueLine[], number: string): IssueListPage | null {
  const pages = Math.max(1, Math.ceil(issues.length / pageSize))
  const page = /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 0
  if (page < 1 || page > pages) return null
  return { issues: issues.slice((page - 1) * pageSize, page * pageSize), page, pages }
}
