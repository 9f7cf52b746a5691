import type { Module, ModuleColumn } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import type { Person } from '@/lib/contract/records/person'
import { pictureOf } from './pictures'

/** The special case that an example shows, in addition to its variant. */
export type ExampleCase = 'usual' | 'long' | 'sparse' | 'many'

/** A block in one of its variants, with its content. */
export interface Example {
  /** The variant as the contract names it, for example `extra_class: red_left`. */
  variant: string
  shows: ExampleCase
  modules: Module[]
}

/** Helpers to build examples: modules with ids, texts in the page's language, pictures, persons. */
export interface ExampleBuilder {
  localized: (german: string, english: string) => string
  module: (model: string, data: object, inside?: Partial<Pick<Module, 'children' | 'columns'>>) => Module
  column: (index: number, children: Module[]) => ModuleColumn
  image: (name: string, alt: string) => Image
  person: (name: string, parts?: Partial<Person>) => Person
}

/** Builds the examples of a block. */
export type ExamplesOf = (builder: ExampleBuilder) => Example[]

/** Creates helpers whose ids start from the beginning, so that a page is always rendered identically. */
export function createExampleBuilder(locale: Locale): ExampleBuilder {
  let last = 0
  const next = () => {
    last += 1
    return last
  }
  return {
    localized: (german, english) => (locale === 'de' ? german : english),
    module: (model, data, inside = {}) => {
      const id = next()
      return {
        id,
        slug: null,
        model,
        revision: 1,
        data: { ...data },
        columns: [],
        children: [],
        parent: null,
        content_type: 'styleguide',
        object_id: null,
        position: id,
        ...inside,
      }
    },
    column: (index, children) => ({ index, classes: '', children }),
    image: (name, alt) => pictureOf(name, alt),
    person: (name, parts = {}) => ({
      id: next(),
      name,
      title: '',
      function: '',
      email: '',
      phone: '',
      photo: null,
      ...parts,
    }),
  }
}
