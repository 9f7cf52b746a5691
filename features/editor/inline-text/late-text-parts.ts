import { onDemand } from '@/components/ui/on-demand'

/** The toolbar of a text: a third of the code of a text editor, and not needed to type. */
export const textBubble = onDemand(async () => (await import('./tools/text-bubble')).TextBubble)

/** The rich text editor of form fields: its code is large and not needed to open a page. */
export const richTextBox = onDemand(async () => (await import('./rich-text-box')).RichTextBox)
