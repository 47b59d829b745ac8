/** The first name; '' unless it looks like a name, because emails repeat no other text that anybody may enter. */
export const firstName = (fullname: string): string => {
  const [first = ''] = fullname.split(' ', 1);
  return /^[\p{L}'’-]{1,40}$/u.test(first) ? first : '';
};
