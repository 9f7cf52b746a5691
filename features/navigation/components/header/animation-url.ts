/** The header's animated sign, made by `npm run logo`. The name changes with the content: browsers keep it for long. */
export const animationUrl = '/motion/curtain.8ea1a4fe.json'
