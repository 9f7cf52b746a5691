import type { Editor } from '@tiptap/react'
import { parseEnteredLink } from '@/lib/contract/pages/link-address'

export interface LinkChoice {
  /** Empty for no link. */
  address: string
  /** The text of the link if no text is selected. */
  title: string
  isNewWindow: boolean
}

/**
 * Parses an entered address: a path of this site, a mail address, a telephone number or a web
 * address, also without a protocol. Returns null for other text, such as the title of a page, and
 * an empty string without input.
 */
export function withProtocol(input: string): string | null {
  return input.trim() === '' ? '' : parseEnteredLink(input)
}

/**
 * Links the selected words or changes the link at the caret. Without either it inserts the title as
 * a link.
 */
export function setLink(editor: Editor, { address, title, isNewWindow }: LinkChoice): void {
  // Focuses the text immediately, for the next key.
  editor.view.focus()
  const chain = editor.chain()
  const attrs = { href: address, target: isNewWindow ? '_blank' : null }
  if (address === '') chain.extendMarkRange('link').unsetLink().run()
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain
      .insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs }] })
      .unsetMark('link')
      .run()
  } else chain.extendMarkRange('link').setLink(attrs).run()
}
