declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs of a traditional character and its simplified ones: `愛 爱|於 于 於`. */
  const pairs: string;
  export default pairs;
}
