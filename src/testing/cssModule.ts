/** Stands for a CSS module: each class is called what it is named. */
const classes = new Proxy<Record<string, string>>({}, { get: (_classes, name) => String(name) });

export default classes;
