import { describe, expect, it } from 'vitest'
import { getViewAddress, type PageView, parseView } from './views'

const parseQuery = (address: string) => Object.fromEntries(new URL(address, 'https://site.example').searchParams)

describe('parseView', () => {
  const views: PageView[] = [
    { kind: 'edit' },
    { kind: 'compare', from: '3', to: 'draft' },
    { kind: 'compare', from: '3', to: '12' },
    { kind: 'version', id: '12' },
    { kind: 'day', time: '2026-12-01T08:00:00+01:00' },
  ]

  it.each(views)('parses the address of a view: %o', (view) => {
    const address = getViewAddress('/de/themen', view)
    expect(address).toMatch(/^\/de\/themen\?edit/)
    expect(parseView(parseQuery(address))).toEqual(view)
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
  ])('falls back to editing for an invalid view: %o', (query) => {
    expect(parseView(query)).toEqual({ kind: 'edit' })
  })

  it('returns the offline view without the edit marker', () => {
    expect(parseView({ utm_source: 'x' })).toEqual({ kind: 'offline' })
    expect(getViewAddress('/de/themen', { kind: 'offline' })).toBe('/de/themen')
  })
})
