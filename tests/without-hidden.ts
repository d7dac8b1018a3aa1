/** The HTML of a page without the elements that an attribute hides: nobody reads what stands in them. */
export const withoutHidden = (html: string): string =>
  html.replace(/<(\w+)(?=[^>]* hidden="")[^>]*>[\s\S]*?(?:<\/\1>|$)/g, " ");
