import { describe, expect, it } from 'vitest'
import { locales } from '@/lib/contract/common/locale'
import { settingsSchema, socialServices } from '@/lib/contract/site/settings'
import { settings } from './settings'

describe.each(locales)('the demo organization in %s', (locale) => {
  const record = settings[locale]

  it('keeps the contract, with every social service of spec §2', () => {
    expect(settingsSchema.parse(record)).toEqual(record)
    expect(record.social.map(({ service }) => service)).toEqual(socialServices)
  })

  it('can be reached only at invented addresses', () => {
    for (const { number } of record.phones) expect(number).toMatch(/^\+49 30 23125 0\d\d$/)
    expect(record.email).toMatch(/@vbo\.example\.org$/)
    for (const { url } of record.social) expect(url).toMatch(/^https:\/\/[a-z]+\.example\.org\//)
  })
})
