declare module 'punycode.js' {
  const punycode: {
    /** Decodes Punycode in a domain, or in the domain of an e-mail address. */
    toUnicode(input: string): string
  }
  export default punycode
}
