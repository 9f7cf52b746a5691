import localFont from 'next/font/local'

// Archivo (SIL Open Font License), weights 300–900. Next serves and preloads it. Until it arrives,
// `fallback-font.css` keeps the layout from shifting: the fallback of Next has one width for all
// weights, and Linux does not know its name.
const latin = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  variable: '--font-latin',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: false,
})

/** For names like „Dvořák“ and the capital ẞ: loaded only by pages with such a letter. */
const latinExtended = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2',
  variable: '--font-latin-ext',
  weight: '100 900',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0, U+2113',
    },
  ],
})

/** For emphasised words in running text. */
const italic = localFont({
  src: '../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-italic.woff2',
  variable: '--font-italic',
  weight: '100 900',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** Classes of the root element. They define the custom properties for the fonts of tokens.css. */
export const fontClasses = [latin.variable, latinExtended.variable, italic.variable].join(' ')
