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
    { compare: '3', edit: '' },
    { compare: '3..4..5', edit: '' },
    { compare: 'draft..3', edit: '' },
    { compare: '../../admin', edit: '' },
    { compare: ['1..2', '3..4'], edit: '' },
    { v: '0', edit: '' },
    { v: 'x', edit: '' },
    { on: 'tomorrow', edit: '' },
    { on: ['2026-12-01T08:00:00Z'], edit: '' },
  ])('is working on it where the address names none: %o', (query) => {
    expect(viewOf(query)).toEqual({ kind: 'edit' })
  })

  it('is the page as it stands where nobody asked to edit it', () => {
    expect(viewOf({ utm_source: 'x' })).toEqual({ kind: 'offline' })
    expect(viewAddress('/de/themen', { kind: 'offline' })).toBe('/de/themen')
  })
})
