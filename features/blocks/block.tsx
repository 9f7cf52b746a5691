import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { z } from 'zod'
import type { Module } from '@/lib/contract/blocks/module'
import type { ReturnedForm } from '@/lib/returned-form'

/** Attributes of an element for the editor; none on visitors' pages. */
export type EditAttributes = Record<`data-${string}`, string | number | undefined>

/**
 * Attributes that mark the element of exactly one field for the editor. `data-default` marks an
 * empty field that shows the default text of the site.
 */
export type FieldAttributes = (field: string) => { 'data-field': string; 'data-default'?: '' | undefined }

/** The props of every block, regardless of its model. */
export interface BlockProps {
  module: Module
  /** The block's width as a value of the `sizes` attribute of pictures. */
  sizes: string
  /** The level of headings in the block: one below the preceding headline. */
  headingLevel: number
  /**
   * The submitted form with its problems. Set after a browser without JavaScript sent invalid
   * values.
   */
  returnedForm?: ReturnedForm | null | undefined
  /**
   * Renders modules inside the block. It is passed as a prop, because the list of blocks imports
   * the blocks.
   * @param headingLevelAbove level of the block's own heading above the modules, if it has one
   */
  renderModules: (modules: Module[], sizes: string, headingLevelAbove?: number) => ReactNode
  /** Renders modules of a reusable container, which are not edited here. */
  renderReusable: (modules: Module[], sizes: string) => ReactNode
  /** Renders one module without a wrapper, for blocks whose children are list items. */
  renderModule: (module: Module, sizes: string) => ReactNode
  /**
   * The attributes of the outermost element of a list item; other modules have a wrapper for them.
   */
  editAttributes: EditAttributes | undefined
  /** The attributes of elements of inline fields; undefined for visitors. */
  fieldAttributes: FieldAttributes | undefined
}

/** The props of a view that only needs its data. */
export interface FieldViewProps<Data> extends Partial<Pick<BlockProps, 'fieldAttributes'>> {
  data: Data
}

export interface BlockViewProps<Data> extends BlockProps {
  data: Data
}

/** The layout of a block in relation to the blocks around it. */
export interface BlockLayout {
  /** Aligned with the text of a page, next to an empty third. */
  isText?: true
  /** At the top level there is more space above the block, or above and below. */
  pageSpace?: 'above' | 'around'
  /**
   * The space between two adjacent blocks of this kind at the top level. It is larger than usual
   * (`apart`) or the same as between columns (`gutter`).
   */
  repetitionSpace?: 'apart' | 'gutter'
  /** In a column there is more space above the block. */
  hasColumnSpace?: true
  /** In a column the following block is placed close to this block. */
  isLead?: true
}

/** The view and layout of a model. */
export interface BlockView {
  render: RenderBlock
  layout: BlockLayout
}

/** Renders a module; null if its data does not match the schema. */
export type RenderBlock = (props: BlockProps) => ReactElement | null

/** Combines a model's schema with the view of its data and with the block's layout. */
export function defineBlock<Schema extends z.ZodType>(
  schema: Schema,
  View: ComponentType<BlockViewProps<z.output<Schema>>>,
  layout: BlockLayout = {},
): BlockView {
  const render: RenderBlock = (props) => {
    const parseResult = schema.safeParse(props.module.data)
    return parseResult.success ? <View {...props} data={parseResult.data} /> : null
  }
  return { render, layout }
}
