import type { Image } from '@/lib/contract/image'
import type { Locale } from '@/lib/contract/locale'
import type { Module, ModuleColumn } from '@/lib/contract/module'
import type { Person } from '@/lib/contract/person'
import { pictureOf } from './pictures'

/** What an example is there to show beside its variant. */
export type ExampleCase = 'usual' | 'long' | 'sparse' | 'many'

/** A block in one of its variants, with its content. */
export interface Example {
  /** The variant as the contract names it, for example `extra_class: red_left`. */
  variant: string
  shows: ExampleCase
  modules: Module[]
}

/** What the examples are made with: modules with their own ids, words in the language of the page, pictures, people. */
export interface Workshop {
  say: (german: string, english: string) => string
  module: (model: string, data: object, inside?: Partial<Pick<Module, 'children' | 'columns'>>) => Module
  column: (index: number, children: Module[]) => ModuleColumn
  image: (name: string, alt: string) => Image
  person: (name: string, parts?: Partial<Person>) => Person
}

/** Makes the examples of a block. */
export type ExamplesOf = (workshop: Workshop) => Example[]

/** A workshop whose ids begin anew, so that a page always comes out the same. */
export function workshopOf(locale: Locale): Workshop {
  let last = 0
  const next = () => {
    last += 1
    return last
  }
  return {
    say: (german, english) => (locale === 'de' ? german : english),
    module: (model, data, inside = {}) => {
      const id = next()
      return {
        ...{ id, slug: null, model, revision: 1, data: { ...data }, columns: [], children: [] },
        ...{ parent: null, content_type: 'styleguide', object_id: null, position: id },
        ...inside,
      }
    },
    column: (index, children) => ({ index, classes: '', children }),
    image: (name, alt) => pictureOf(name, alt),
    person: (name, parts = {}) => ({
      ...{ id: next(), name, title: '', function: '', email: '', phone: '', photo: null },
      ...parts,
    }),
  }
}
