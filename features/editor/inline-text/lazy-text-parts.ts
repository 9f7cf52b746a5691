import { onDemand } from '@/components/ui/on-demand'

/** The toolbar of a text: a third of the text editor's code, which typing does not need. */
export const textBubble = onDemand(async () => (await import('./tools/text-bubble')).TextBubble)

/** The rich text editor of form fields. Its code is large and not needed to open a page. */
export const richTextBox = onDemand(async () => (await import('./rich-text-box')).RichTextBox)
