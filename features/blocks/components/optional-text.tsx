import { useTranslations } from 'next-intl'
import type { BlockProps } from '../block'

interface OptionalTextProps extends Partial<Pick<BlockProps, 'fieldAttributes'>> {
  element: 'p' | 'span'
  field: 'author' | 'caption' | 'description' | 'subline' | 'text' | 'title'
  text: string
  className?: string | undefined
}

/** A text that a block may have. An empty one is not there, except in a block that is selected in the editor, to be written in place. */
export function OptionalText({
  element: Element,
  field,
  text,
  fieldAttributes,
  className,
}: OptionalTextProps) {
  const t = useTranslations('blocks.placeholders')
  const attributes = fieldAttributes?.(field)
  if (text === '' && !isOffered(fieldAttributes, field)) return null
  return (
    <Element className={className} {...attributes} data-placeholder={text === '' ? t(field) : undefined}>
      {text}
    </Element>
  )
}

/** Whether an empty text can be written in place: its block is selected. */
export function isOffered(fieldAttributes: BlockProps['fieldAttributes'], field: string): boolean {
  return fieldAttributes?.(field)['data-offered'] !== undefined
}
