import type { Module, ModuleColumn } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import type { Person } from '@/lib/contract/records/person'
import { getPicture } from './pictures'

/** The amount of content in an example. */
export type ExampleAmount = 'usual' | 'long' | 'sparse' | 'many'

/** A block in one of its variants, with its content. */
export interface Example {
  /** The variant by its name in the contract, for example `extra_class: red_left`. */
  variant: string
  amount: ExampleAmount
  modules: Module[]
}

/** Helpers for examples: modules with ids, texts in the language of the page, pictures, persons. */
export interface ExampleBuilder {
  localized: (german: string, english: string) => string
  module: (model: string, data: object, inner?: Partial<Pick<Module, 'children' | 'columns'>>) => Module
  column: (index: number, children: Module[]) => ModuleColumn
  image: (name: string, alt: string) => Image
  person: (name: string, details?: Partial<Person>) => Person
}

/** Builds the examples of a block. */
export type CreateExamples = (builder: ExampleBuilder) => Example[]

/** Creates helpers. Ids start at 1, so that each rendering of a page is identical. */
export function createExampleBuilder(locale: Locale): ExampleBuilder {
  let lastId = 0
  const nextId = () => {
    lastId += 1
    return lastId
  }
  return {
    localized: (german, english) => (locale === 'de' ? german : english),
    module: (model, data, inner = {}) => {
      const id = nextId()
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
        ...inner,
      }
    },
    column: (index, children) => ({ index, classes: '', children }),
    image: (name, alt) => getPicture(name, alt),
    person: (name, details = {}) => ({
      id: nextId(),
      name,
      title: '',
      function: '',
      email: '',
      phone: '',
      photo: null,
      ...details,
    }),
  }
}
