/** @param {import('@babel/core').ConfigAPI} api */
module.exports = (api) => {
  const isTest = api.env('test');
  // NODE_ENV alone is not asked: Babel calls an unset one "development", and a bundle built so dies in the browser.
  const isDevServer = process.env.WEBPACK_SERVE === 'true' && !isTest;
  return {
    presets: [
      ['@babel/preset-env', isTest ? { targets: { node: 'current' } } : { bugfixes: true, modules: false }],
      ['@babel/preset-react', { runtime: 'automatic', development: isDevServer }],
      ['@babel/preset-typescript', { optimizeConstEnums: true }],
    ],
    plugins: isDevServer ? ['react-refresh/babel'] : [],
  };
};
