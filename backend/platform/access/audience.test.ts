import { describe, expect, it } from 'vitest'
import { userGroups } from '@/lib/contract/accounts/account'
import { type Audience, isAdmitted, toAudience, toGroupAudience, type UserGroup, uniteAudiences } from './audience'

const page = { path: 'themen', isForUsers: false }
/** All combinations of groups, including none. */
const groupSets: UserGroup[][] = [[]]
for (const group of userGroups) groupSets.push(...groupSets.map((groups) => [...groups, group]))
const viewers = [null, ...[null, ...userGroups].map((group) => ({ group, role: 'user' as const }))]
const listAdmitted = (audience: Audience) => viewers.filter((viewer) => isAdmitted(audience, viewer))

describe('toAudience', () => {
  const parents = groupSets.map((parentGroups) => ({ parentGroups }))

  it.each(parents)('is never wider than that of a parent for $parentGroups', ({ parentGroups }) => {
    const parentAudience = toAudience({ ...page, groups: parentGroups }, null)
    for (const groups of groupSets) {
      const admitted = listAdmitted(toAudience({ ...page, groups }, parentAudience))
      expect(listAdmitted(parentAudience)).toEqual(expect.arrayContaining(admitted))
      expect(admitted).not.toEqual([])
    }
  })
})

describe('toGroupAudience', () => {
  it('lists the groups once and in their order', () => {
    const groups: UserGroup[] = ['Mitglied + Jobbörse', 'Mitglied', 'Mitglied']
    expect(toGroupAudience(groups)).toEqual(['Mitglied', 'Mitglied + Jobbörse'])
  })

  it('throws for no groups, because an empty list would admit every user', () => {
    expect(() => toGroupAudience([])).toThrow('No group belongs to this audience.')
  })
})

describe('uniteAudiences', () => {
  it.each<[Audience[], Audience]>([
    [[], null],
    [[['Mitglied'], null], null],
    [[['Mitglied'], []], []],
    [
      [['Jobbörse'], ['Mitglied', 'Jobbörse']],
      ['Mitglied', 'Jobbörse'],
    ],
  ])('of %j is %j', (audiences, expected) => {
    expect(uniteAudiences(audiences)).toEqual(expected)
  })
})
