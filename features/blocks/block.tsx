import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { z } from 'zod'
import type { Module } from '@/lib/contract/module'

/** What an element carries for its editor; visitors' pages carry nothing. */
export type EditAttributes = Record<`data-${string}`, string | number | undefined>

/** Marks the element that shows a field and nothing else, so that its editor finds it. */
export type FieldAttributes = (field: string) => { 'data-field': string }

/** The position of a block. */
export interface BlockPlace {
  module: Module
  /** The width that the block has, as the attribute `sizes` of a picture says it. */
  sizes: string
  /** The level of the headings that the block gives to what it shows: one below the headline above it. */
  headingLevel: number
  /**
   * Shows modules inside the block; handed in, so that a block does not know the list of blocks. `above` is the level of
   * the block's own heading above them, where it has one.
   */
  renderModules: (modules: Module[], sizes: string, above?: number) => ReactNode
  /** Shows one module without anything around it, for blocks whose children are the items of a list. */
  renderModule: (module: Module, sizes: string) => ReactNode
  /** For the outermost element of such an item; other modules have an element around them for that. */
  editAttributes: EditAttributes | undefined
  /** For the elements of fields that can be edited in place; undefined for visitors. */
  fieldAttributes: FieldAttributes | undefined
}

/** The props of a view that needs nothing of its place. */
export interface FieldViewProps<Data> extends Partial<Pick<BlockPlace, 'fieldAttributes'>> {
  data: Data
}

export interface BlockViewProps<Data> extends BlockPlace {
  data: Data
}

/** The layout of a block among others. */
export interface BlockLayout {
  /** Aligned with the text of a page, beside an empty third. */
  isText?: true
  /** On the page itself more room is above the block, or around it. */
  pageSpace?: 'above' | 'around'
  /** What is between two blocks of the kind on the page itself: more room, or no more than between columns. */
  repeated?: 'apart' | 'gutter'
  /** In a column more room is above the block. */
  isApart?: true
  /** In a column what follows belongs to the block. */
  isLead?: true
}

/** How a kind of block is shown. */
export interface BlockView {
  render: RenderBlock
  layout: BlockLayout
}

/** Shows a module at its place; null where the module's data is not what its schema says. */
export type RenderBlock = (place: BlockPlace) => ReactElement | null

/** Combines a model's schema with the view of its data and with the block's layout. */
export function defineBlock<Schema extends z.ZodType>(
  schema: Schema,
  View: ComponentType<BlockViewProps<z.output<Schema>>>,
  layout: BlockLayout = {},
): BlockView {
  const render: RenderBlock = (place) => {
    const parsed = schema.safeParse(place.module.data)
    return parsed.success ? <View {...place} data={parsed.data} /> : null
  }
  return { render, layout }
}
