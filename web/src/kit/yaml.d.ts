/** Plain data; whoever takes it reads it. */
declare module '*.yaml' {
  const data: unknown;
  export default data;
}
