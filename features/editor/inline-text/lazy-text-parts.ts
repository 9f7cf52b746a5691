import { onDemand } from '@/components/ui/on-demand'

/**
 * The toolbar of a text. It is a third of the code of the text editor and not needed for typing.
 */
export const textBubble = onDemand(async () => (await import('./tools/text-bubble')).TextBubble)

/** The rich text editor of form fields. Its code is large and not needed to open a page. */
export const richTextBox = onDemand(async () => (await import('./rich-text-box')).RichTextBox)
