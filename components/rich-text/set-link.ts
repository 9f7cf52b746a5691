import type { Editor } from '@tiptap/react'
import { parseEnteredLink } from '@/lib/contract/pages/link-address'

export interface LinkChoice {
  /** The address; empty to remove the link. */
  address: string
  /** The text of the link if no text is selected. */
  title: string
  isNewWindow: boolean
}

/**
 * Parses an entered address: a path of this site, a mail address, a telephone number or a web
 * address, also without a protocol. Returns an empty string for empty input, and null for other
 * text, such as the title of a page.
 */
export function parseAddress(input: string): string | null {
  return input.trim() === '' ? '' : parseEnteredLink(input)
}

/**
 * Links the selected words, or changes the link at the caret. If no text is selected and the caret
 * is not in a link, inserts the title as a link.
 */
export function setLink(editor: Editor, { address, title, isNewWindow }: LinkChoice): void {
  // Tiptap focuses in the next animation frame. A key that is pressed before it would be lost.
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
