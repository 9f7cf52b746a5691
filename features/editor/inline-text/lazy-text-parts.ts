import { createOnDemand } from '@/components/ui/on-demand'

/** The toolbar of a text: a third of the text editor's code, which typing does not need. */
export const textBubble = createOnDemand(async () => (await import('./tools/text-bubble')).TextBubble)

/** The rich text editor of form fields. Its code is large and not needed to open a page. */
export const richTextBox = createOnDemand(async () => (await import('./rich-text-box')).RichTextBox)
