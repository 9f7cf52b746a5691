declare module 'punycode.js' {
  const punycode: {
    /** Decodes the Punycode parts of a domain, or of the domain of an e-mail address. */
    toUnicode(input: string): string
  }
  export default punycode
}
