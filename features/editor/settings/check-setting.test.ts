import { describe, expect, it } from 'vitest'
import { pageSettingsSchema } from '@/lib/contract/pages/page-settings'
import { checkSetting } from './check-setting'
import { groupNames, settingGroups } from './setting-fields'
import { settingNames } from './settings-of'

const ok = (value: unknown) => ({ ok: true, value })
const wrong = (problem: string) => ({ ok: false, problem })

describe('a setting', () => {
  it.each([
    ['title', ' Spielplan ', ok('Spielplan')],
    ['title', '   ', wrong('required')],
    ['title', 'x'.repeat(201), wrong('tooLong')],
    ['slug', 'Über-uns', ok('über-uns')],
    ['slug', '', wrong('required')],
    ['slug', 'über uns', wrong('slug')],
    ['slug', 'a/b', wrong('slug')],
    ['slug', 'a'.repeat(101), wrong('tooLong')],
    ['hero_link', '', ok('')],
    ['hero_link', '/de/themen', ok('/de/themen')],
    ['hero_link', '#mehr', ok('#mehr')],
    ['hero_link', 'www.example.org/a', ok('www.example.org/a')],
    ['hero_link', 'mailto:post@example.org', ok('mailto:post@example.org')],
    ['hero_link', 'javascript:alert(1)', wrong('link')],
    ['hero_link', '//example.org', wrong('link')],
    ['hero_video', 'Film', wrong('link')],
    ['hero_image', null, ok(null)],
    ['in_menu', true, ok(true)],
  ] as const)('%s %j', (name, entered, checked) => {
    expect(checkSetting(name, entered)).toEqual(checked)
  })

  it('keeps a picture as it is shown', () => {
    const picture = { id: 3, alt: 'Saal' }
    expect(checkSetting('og_image', picture)).toEqual(ok(picture))
  })
})

describe('the form', () => {
  const fields = groupNames.flatMap((group) => [...settingGroups[group]])

  it('has every setting once', () => {
    expect(fields.map(({ name }) => name).toSorted()).toEqual(settingNames.toSorted())
  })

  it('tells the limits that the backend keeps', () => {
    for (const field of fields) {
      if (!('longest' in field)) continue
      const { shape } = pageSettingsSchema
      expect(shape[field.name].safeParse('x'.repeat(field.longest)).success, field.name).toBe(true)
      expect(shape[field.name].safeParse('x'.repeat(field.longest + 1)).success, field.name).toBe(false)
    }
  })
})
