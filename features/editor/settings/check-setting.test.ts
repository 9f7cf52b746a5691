import { describe, expect, it } from 'vitest'
import { pageSettingsSchema } from '@/lib/contract/pages/page-settings'
import { checkSetting } from './check-setting'
import { settingNames } from './page-settings'
import { groupNames, settingGroups } from './setting-fields'

const ok = (value: unknown) => ({ ok: true, value })
const invalid = (problem: string) => ({ ok: false, problem })

describe('checkSetting', () => {
  it.each([
    ['title', ' Spielplan ', ok('Spielplan')],
    ['title', '   ', invalid('required')],
    ['title', 'x'.repeat(201), invalid('tooLong')],
    ['slug', 'Über-uns', ok('über-uns')],
    ['slug', '', invalid('required')],
    ['slug', 'über uns', invalid('slug')],
    ['slug', 'a/b', invalid('slug')],
    ['slug', 'a'.repeat(101), invalid('tooLong')],
    ['hero_link', '', ok('')],
    ['hero_link', '/de/themen', ok('/de/themen')],
    ['hero_link', '#mehr', ok('#mehr')],
    ['hero_link', 'www.example.org/a', ok('www.example.org/a')],
    ['hero_link', 'mailto:post@example.org', ok('mailto:post@example.org')],
    ['hero_link', 'javascript:alert(1)', invalid('link')],
    ['hero_link', '//example.org', invalid('link')],
    ['hero_video', 'Film', invalid('link')],
    ['hero_image', null, ok(null)],
    ['in_menu', true, ok(true)],
  ] as const)('%s %j', (name, input, expected) => {
    expect(checkSetting(name, input)).toEqual(expected)
  })

  it('returns a picture unchanged', () => {
    const picture = { id: 3, alt: 'Saal' }
    expect(checkSetting('og_image', picture)).toEqual(ok(picture))
  })
})

describe('settingGroups', () => {
  const fields = groupNames.flatMap((group) => [...settingGroups[group]])

  it('contains every setting once', () => {
    expect(fields.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted())
  })

  it('has the limits of the contract', () => {
    for (const field of fields) {
      if (!('maxLength' in field)) continue
      const { shape } = pageSettingsSchema
      expect(shape[field.name].safeParse('x'.repeat(field.maxLength)).success, field.name).toBe(true)
      expect(shape[field.name].safeParse('x'.repeat(field.maxLength + 1)).success, field.name).toBe(false)
    }
  })
})
