import type { Module } from '@/lib/contract/blocks/module'
import { teamClasses } from '@/lib/contract/blocks/team'
import type { CreateExamples, Example, ExampleBuilder } from '../example'

function createMembers({ localized, module, image, person }: ExampleBuilder): Module[] {
  const people = [
    person('Mira Talbach', {
      title: 'Dr.',
      function: localized('Geschäftsführung', 'Managing director'),
      email: 'talbach@example.org',
      phone: '+49 30 1234567-10',
      photo: image('spot', ''),
    }),
    person('Jonas Ehrenfried Wittgenstein-Brandenburger', {
      title: 'Prof. Dr. h. c.',
      function: localized(
        'Referatsleitung Orchesterangelegenheiten und Vergütungsordnungsfragen',
        'Head of orchestra affairs and questions of pay',
      ),
      email: 'jonas.ehrenfried.wittgenstein-brandenburger@example.org',
      phone: '+49 30 1234567-11',
      photo: image('costume', ''),
    }),
    person('Ada Okonjo', { function: localized('Presse', 'Press') }),
  ]
  return [...people, null].map((entry) => module('teammember', { person: entry }))
}

/** Team: both classes, persons with all data, with only a name, and a deleted person. */
export const teamExamples: CreateExamples = (builder) =>
  teamClasses.map(
    (extra_class): Example => ({
      variant: `extra_class: ${extra_class}`,
      amount: 'many',
      modules: [builder.module('team', { extra_class }, { children: createMembers(builder) })],
    }),
  )
