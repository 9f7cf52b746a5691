import { describe, expect, it } from 'vitest'
import { type PageView, viewAddress, viewOf } from './views'

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://site.example').searchParams)

describe('the view of a page', () => {
  const views: PageView[] = [
    { kind: 'edit' },
    { kind: 'compare', from: '3', to: 'draft' },
    { kind: 'compare', from: '3', to: '12' },
    { kind: 'version', id: '12' },
    { kind: 'day', on: '2026-12-01T08:00:00+01:00' },
  ]

  it.each(views)('is found again by its address: %o', (view) => {
    const address = viewAddress('/de/themen', view)
    expect(address).toMatch(/^\/de\/themen\?edit/)
    expect(viewOf(queryOf(address))).toEqual(view)
  })

  it.each([
    { compare: '3' },
    { compare: '3..4..5' },
    { compare: 'draft..3' },
    { compare: '../../admin' },
    { compare: ['1..2', '3..4'] },
    { v: '0' },
    { v: 'x' },
    { on: 'tomorrow' },
    { on: ['2026-12-01T08:00:00Z'] },
  ])('is working on it where the address names none: %o', (query) => {
    expect(viewOf(query)).toEqual({ kind: 'edit' })
  })
})
