import { describe, expect, it } from 'vitest'
import { findSingleGender, listWordingAdvice } from './wording'

describe('German title', () => {
  it.each([
    'Geiger',
    'Tänzer',
    '2. Kapellmeister',
    'Leiter der Beleuchtung',
    'Bühnentechniker für den Spätdienst',
    'Solist',
    'Dramaturg, Schwerpunkt Tanz',
    'CHORSÄNGER',
  ])('addresses only men: %s', (title) => {
    expect(findSingleGender(title, 'de')).toBe('gender')
  })

  it.each(['Tänzerin', 'Maskenbildnerin', 'Regieassistentin', 'Veranstaltungskauffrau'])(
    'addresses only women: %s',
    (title) => {
      expect(findSingleGender(title, 'de')).toBe('genderFeminine')
    },
  )

  it.each([
    ...['Geiger (m/w/d)', 'Geiger (w/m/d)', 'Tänzer m/w/d', 'Tänzer (d|w|m)', 'Solist (gn)'],
    ...['Solist (männlich, weiblich, divers)', 'Geiger*in', 'Geiger:in', 'Geiger_in', 'Geiger/in'],
    ...['Geiger/-in', 'Geiger(in)', 'GeigerIn', 'Tänzer*innen', 'Technische*r Direktor*in'],
    ...['Sängerin oder Sänger', 'Tänzer/innen', 'Mitarbeiter aller Geschlechter'],
    ...['Leitung der Beleuchtung', 'Fachkraft für Veranstaltungstechnik', 'Sopran', 'Erste Geige'],
    ...['Orchesterbüro', 'Theaterpädagogik', 'Assistenz der Intendanz', 'Mit normaler Arbeitszeit', ''],
  ])('is neutral: %s', (title) => {
    expect(findSingleGender(title, 'de')).toBeNull()
  })
})

it.each([
  ['Actress', 'gender'],
  ['Wardrobe mistress', 'gender'],
  ['Stage technician', null],
  ['Conductor', null],
])('checks the English title %s', (title, advice) => {
  expect(findSingleGender(title, 'en')).toBe(advice)
})

const values = { title: '', language: 'de', start: 'open', starts_on: '', salary: 'TVK', deadline: '' } as const

it.each([
  ['', undefined],
  ['2026-11-22', 'deadlinePast'],
  ['2026-11-23', 'deadlineSoon'],
  ['2026-11-30', undefined],
  ['2027-02-20', undefined],
  ['2027-02-21', 'deadlineFar'],
])('checks a deadline on %s', (deadline, advice) => {
  expect(listWordingAdvice({ ...values, deadline }, '2026-11-23').deadline).toBe(advice)
})

it.each([
  ['2026-11-22', 'startPast'],
  ['2026-11-23', 'startBeforeDeadline'],
  ['2026-11-30', undefined],
  ['', undefined],
])('checks a start on %s', (starts_on, advice) => {
  const job = { ...values, start: 'date', starts_on, deadline: '2026-11-30' } as const
  expect(listWordingAdvice(job, '2026-11-23').starts_on).toBe(advice)
  expect(listWordingAdvice({ ...job, start: 'open' }, '2026-11-23').starts_on).toBeUndefined()
})

it('suggests stating the pay if it is missing', () => {
  expect(listWordingAdvice({ ...values, salary: ' ' }, '2026-11-23')).toEqual({ salary: 'pay' })
  expect(listWordingAdvice({ ...values, salary: 'NV Bühne' }, '2026-11-23')).toEqual({})
})
